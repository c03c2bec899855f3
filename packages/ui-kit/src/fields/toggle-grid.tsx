import { CheckIcon } from '../icons.ts';
import { FieldGroup } from './field-group.tsx';
import styles from './toggle-grid.module.css';

export type Cell<Row extends string, Column extends string> = `${NoInfer<Row>} ${NoInfer<Column>}`;

interface ToggleGridProps<Row extends string, Column extends string> {
  legend: string;
  /** Labels of the rows by key, in order. */
  rows: Readonly<Record<Row, string>>;
  /** Labels of the columns by key, in order. */
  columns: Readonly<Record<Column, string>>;
  /** The cells that are on. */
  chosen: readonly Cell<Row, Column>[];
  onChosenChange: (chosen: readonly Cell<Row, Column>[]) => void;
}

/** A small table of checkboxes, such as the times of a week. */
export function ToggleGrid<Row extends string, Column extends string>(props: ToggleGridProps<Row, Column>) {
  const { legend, rows, columns, chosen, onChosenChange } = props;
  const rowKeys = Object.keys(rows) as Row[];
  const columnKeys = Object.keys(columns) as Column[];

  function turn(cell: Cell<Row, Column>, isOn: boolean) {
    onChosenChange(isOn ? [...chosen, cell] : chosen.filter((other) => other !== cell));
  }

  return (
    <FieldGroup legend={legend}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <td />
            {columnKeys.map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowKeys.map((row) => (
            <tr key={row}>
              <th scope="row">{rows[row]}</th>
              {columnKeys.map((column) => (
                <td key={column} className={styles.cell}>
                  <input
                    type="checkbox"
                    aria-label={`${rows[row]} ${columns[column].toLowerCase()}`}
                    checked={chosen.includes(`${row} ${column}`)}
                    onChange={(event) => turn(`${row} ${column}`, event.target.checked)}
                  />
                  <CheckIcon aria-hidden="true" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  );
}
