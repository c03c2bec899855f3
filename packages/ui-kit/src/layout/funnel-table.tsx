import styles from './funnel-table.module.css';

/** How many of how many, with the ends of the interval of the share, from 0 to 1. */
interface Rate {
  count: number;
  of: number;
  low: number;
  high: number;
}

interface FunnelTableProps {
  /** What is counted. */
  caption: string;
  /** Of the three steps after "Shown". */
  steps: readonly [string, string, string];
  groups: readonly {
    label: string;
    /** `null`: too few. A step is `null` where nobody could take it. */
    figures: { shown: number; asked: Rate | null; joined: Rate | null; active: Rate | null } | null;
  }[];
}

/** How many of each group took one step after the other. On narrow screens it scrolls inside itself. */
export function FunnelTable({ caption, steps, groups }: FunnelTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too
    <section className={styles.root} aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['Group', 'Shown', ...steps].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ label, figures }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {figures === null ? (
                <td colSpan={1 + steps.length} className={styles.few}>
                  Too few to say
                </td>
              ) : (
                <>
                  <td>{figures.shown}</td>
                  {([figures.asked, figures.joined, figures.active] as const).map((rate, step) => (
                    <td key={steps[step]}>{rate ? <Share {...rate} /> : '–'}</td>
                  ))}
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Share({ count, of, low, high }: Rate) {
  return (
    <>
      {`${percent(count / of)}%`}
      <small>{`${count} of ${of}, ${percent(low)}–${percent(high)}%`}</small>
    </>
  );
}

const percent = (share: number) => Math.round(share * 100);
