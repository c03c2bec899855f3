import { PasswordField } from '@crewdeck/ui-kit';

interface OwnPasswordFieldProps {
  /** Why it is asked for. */
  hint: string;
  value: string;
  onValueChange: (password: string) => void;
}

/** The present password, asked for once more before what only its owner may do. */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  return (
    <PasswordField
      label="Your password"
      autoComplete="current-password"
      required
      ifEmpty="Enter your password."
      {...props}
    />
  );
}
