import { preloadedAnswer } from './preloaded-answer.ts';

const announce = (address: string, as = 'fetch') => {
  document.head.innerHTML = `<link rel="preload" as="${as}" href="${address}" crossorigin="anonymous">`;
};

describe('an answer that the document has asked for', () => {
  const given = globalThis.fetch;
  const asked: unknown[][] = [];
  /** In place of the API, which a component test cannot have. */
  const answerWith = (body: string, status = 200) => {
    asked.length = 0;
    globalThis.fetch = async (...call) => {
      asked.push(call);
      return { status, text: async () => body, headers: new Map([['link', '<b>']]) } as unknown as Response;
    };
  };
  afterEach(() => {
    globalThis.fetch = given;
  });

  it('is fetched as it was announced, by the first who asks for it', async () => {
    answerWith('[1]');
    announce('/api/users?limit=24');
    const answer = await preloadedAnswer('/api/users?limit=24');
    expect(answer).toEqual({ status: 200, data: [1], headers: { link: '<b>' } });
    expect(asked).toEqual([['/api/users?limit=24', { headers: { accept: '*/*' }, signal: undefined }]]);
    expect(preloadedAnswer('/api/users?limit=24')).toBeNull();
  });

  it('is a text where it is no JSON, and a network error where none comes', async () => {
    answerWith('Bad gateway', 502);
    announce('/api/users?limit=1');
    expect(await preloadedAnswer('/api/users?limit=1')).toMatchObject({ status: 502, data: 'Bad gateway' });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    announce('/api/users?limit=2');
    await expect(preloadedAnswer('/api/users?limit=2')).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('is nothing else than what was asked for', () => {
    announce('/api/projects?limit=24');
    expect(preloadedAnswer('/api/projects?limit=24&tags=a')).toBeNull();
    expect(preloadedAnswer('/api/projects')).toBeNull();
    announce('/api/hackathons', 'script');
    expect(preloadedAnswer('/api/hackathons')).toBeNull();
  });
});
