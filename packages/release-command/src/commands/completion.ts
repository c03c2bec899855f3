import { UsageError } from '../errors.ts';
import type { LocalVerb, VerbEntry } from '../verb.ts';
import { onlyPositional } from './arguments.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** A verb with what may follow it. */
interface Completed {
  name: string;
  summary: string;
  options: string[];
}

export const verb: LocalVerb = {
  usage: SHELLS.join('|'),
  help: `Prints a script that defines "release", which runs the command in this checkout, and completes its verbs and options:
  bash   eval "$(npm run --silent release -- completion bash)"     in ~/.bashrc
  zsh    eval "$(npm run --silent release -- completion zsh)"      in ~/.zshrc, after compinit
  fish   npm run --silent release -- completion fish | source     in config.fish`,
  options: {},

  async runHere(given, { verbs }) {
    const shell = onlyPositional(given, SHELLS.join('|'));
    if (!isShell(shell)) throw new UsageError(`There is no completion for "${shell}": ${SHELLS.join(', ')}.`);
    const completed: Completed[] = [];
    for (const entry of Object.entries(verbs)) completed.push(await complete(entry));
    return { text: SCRIPTS[shell](completed, process.cwd()), json: completed };
  },
};

function isShell(name: string): name is Shell {
  return SHELLS.some((shell) => shell === name);
}

async function complete([name, { summary, load }]: [string, VerbEntry]): Promise<Completed> {
  const { verb } = await load();
  return { name, summary, options: [...Object.keys(verb.options), 'json', 'help'].map((option) => `--${option}`) };
}

const SCRIPTS: Record<Shell, (verbs: readonly Completed[], checkout: string) => string> = {
  bash: (verbs, checkout) => `${runner(checkout)}
_release() {
  local words
  if [ "$COMP_CWORD" -eq 1 ]; then words="${verbs.map(({ name }) => name).join(' ')}"; else
    case "\${COMP_WORDS[1]}" in
${cases(verbs, (options) => `words="${options.join(' ')}"`)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _release release crewdeck-release`,
  zsh: (verbs, checkout) => `${runner(checkout)}
_release() {
  if (( CURRENT == 2 )); then
    local -a verbs=(${verbs.map(({ name, summary }) => quoted(`${name}:${summary}`)).join(' ')})
    _describe verb verbs
  else
    case "\${words[2]}" in
${cases(verbs, (options) => `compadd -- ${options.join(' ')}`)}
    esac
  fi
}
compdef _release release crewdeck-release`,
  fish: (verbs, checkout) => `function release
  npm --prefix ${quoted(checkout)} run --silent release -- $argv
end
complete -c release -f
complete -c crewdeck-release -w release
${verbs
  .flatMap(({ name, summary, options }) => [
    `complete -c release -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ...options.map((option) => `complete -c release -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}`),
  ])
  .join('\n')}`,
};

function runner(checkout: string): string {
  return `release() { npm --prefix ${quoted(checkout)} run --silent release -- "$@"; }`;
}

function cases(verbs: readonly Completed[], say: (options: readonly string[]) => string): string {
  return verbs.map(({ name, options }) => `      ${name}) ${say(options)} ;;`).join('\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
