import type { ModuleStatus } from '@crewdeck/contract';
import { Notice } from '@crewdeck/ui-kit';
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
    <section className={styles.root} aria-label="Problems">
      <div role="status">{isCalm ? <Notice tone={isStale ? 'warning' : 'success'}>{headline}</Notice> : headline}</div>
      {isCalm ? null : (
        <ul className={styles.root}>
          {problems.map(({ module, severity, text, remedy }) => (
            <li key={module + text}>
              <Notice tone={severity}>
                <div className={styles.problem}>
                  <span>
                    <a href={`#${moduleHeadingId(module)}`} translate="no">
                      {module}
                    </a>{' '}
                    {text}
                  </span>
                  {remedy ? <ChangeButton change={remedy} module={module} onOpen={onOpen} /> : null}
                </div>
              </Notice>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
