import { preloadedAnswer } from './preloaded-answer.ts';

const announce = (address: string, as = 'fetch') => {
  document.head.innerHTML = `<link rel="preload" as="${as}" href="${address}" crossorigin="anonymous">`;
};

describe('an answer that the document has asked for', () => {
  it('is fetched as it was announced, by the first who asks for it', () => {
    announce('/api/users?limit=48');
    expect(preloadedAnswer('/api/users?limit=48')).toEqual({ adapter: 'fetch', headers: { accept: '*/*' } });
    expect(preloadedAnswer('/api/users?limit=48')).toBeNull();
  });

  it('is nothing else than what was asked for', () => {
    announce('/api/projects?limit=48');
    expect(preloadedAnswer('/api/projects?limit=48&tags=a')).toBeNull();
    expect(preloadedAnswer('/api/projects')).toBeNull();
    announce('/api/hackathons', 'script');
    expect(preloadedAnswer('/api/hackathons')).toBeNull();
  });
});
