import styles from './picture-dialog.module.css';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

/** A number that one moves, also by the arrow keys. */
export function Slider({ label, onChange, ...range }: SliderProps) {
  return (
    <label className={styles.slider}>
      {label}
      <input type="range" {...range} onChange={({ target }) => onChange(target.valueAsNumber)} />
    </label>
  );
}
