import { TextField } from '@crewdeck/ui-kit';

interface EmailFieldProps {
  value: string;
  onValueChange: (email: string) => void;
}

/** The address of an account, as password managers know it. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      required
      ifEmpty="Enter your email."
      {...props}
    />
  );
}
