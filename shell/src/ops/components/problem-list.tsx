import type { ModuleStatus } from '@crewdeck/contract';
import { Cluster, Notice, Stack } from '@crewdeck/ui-kit';
import type { ChangeName } from '../rules/changes.ts';
import { allProblems, headlineOf, moduleHeadingId } from '../rules/modules.ts';
import { ChangeButton } from './change-button.tsx';
import styles from './problem-list.module.css';

interface ProblemListProps {
  modules: readonly ModuleStatus[];
  /** The state could not be read again, so that calm is only what was. */
  isStale: boolean;
  onOpen: (change: ChangeName, module: string) => void;
}

/** What is wrong, before anything else, each with the button that most likely helps. The headline is announced. */
export function ProblemList({ modules, isStale, onOpen }: ProblemListProps) {
  const problems = allProblems(modules);
  const headline = <h2>{headlineOf(problems, isStale)}</h2>;
  const isCalm = problems.length === 0;
  return (
    <Stack as="section" gap={3} aria-label="Problems">
      <div role="status">{isCalm ? <Notice tone={isStale ? 'warning' : 'success'}>{headline}</Notice> : headline}</div>
      {isCalm ? null : (
        <Stack as="ul" gap={3}>
          {problems.map(({ module, severity, text, remedy }) => (
            <li key={module + text}>
              <Notice tone={severity}>
                <Cluster gap={4} rowGap={2} align="center" justify="between">
                  <span className={styles.words}>
                    <a href={`#${moduleHeadingId(module)}`} translate="no">
                      {module}
                    </a>{' '}
                    {text}
                  </span>
                  {remedy ? <ChangeButton change={remedy} module={module} onOpen={onOpen} /> : null}
                </Cluster>
              </Notice>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
