import styles from './figure-table.module.css';

interface FigureTableProps {
  columns: readonly string[];
  /** What each row is called comes first. */
  rows: readonly (readonly string[])[];
}

/** Figures in columns; the first column says of what. */
export function FigureTable({ columns, rows }: FigureTableProps) {
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
