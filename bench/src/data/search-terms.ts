/** A mix that people might type: what many have, what few have, phrases, what nobody has, short and foreign texts. */
const DIRECTORY = `
search=developer search=machine+learning search=wei search=o%27brien search=beekeeping search=craft+17 search=design
search=music+and+climate search=looking+for+a+team search=ai search=R search=c%23 search=%E7%8E%8B%E4%BC%9F search=zq
search=nobody+is+called+this search=tuilagi search=quantum+computing+and+beekeeping search=web+design+and+education
search=learning+design search=has+done+two+hackathons tech=React tech=Xamarin tech=Go tech=craft tech=craft+499
tech=nobody tech=Rust,Elixir tech=React,Vue tech=zz search=garcia&tech=React search=beekeeping&tech=Ionic
search=zainab&tech=Flutter&availability=Not+available availability=Available+for+work availability=Actively+Looking
search=developer&availability=Not+available`;

const PROJECTS = `
tech=React tech=Python tech=Fortran tech=zz tech=R tech=go tech=Xamarin tech=c%23 tech=react,vue tech=nobody,zz
tech=Supabase,Ionic tech=%25 tech=PostgreSQL tech=React+Native tags=web tags=ai tags=beekeeping tags=open-source
tags=accessibility tags=nothing tags=we tags=m tech=React&tags=web tech=Xamarin&tags=accessibility
tech=Ionic&tags=beekeeping tech=zz&tags=web difficulty=advanced difficulty=beginner&tech=React
difficulty=intermediate&tags=maps difficulty=advanced&tech=Xamarin&tags=food tech=Java tech=script tech=.net
tech=node.js&tags=iot tech=a`;

/** The last of each is the list without a filter. */
const queriesOf = (mix: string) => [...mix.trim().split(/\s+/), ''];

export const SEARCHES = {
  directory: queriesOf(DIRECTORY).map((query) => `/api/users?limit=50&${query}`),
  projects: queriesOf(PROJECTS).map((query) => `/api/projects?limit=50&${query}`),
} as const;
