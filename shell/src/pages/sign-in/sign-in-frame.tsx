import { useLocation } from 'react-router-dom';
import { returnPathOf, withReturnPath } from '../../access/return-path.ts';
import { RouteLink } from '../../navigation/route-link.tsx';
import { CrewArt } from '../landing/crew-art.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
import styles from './sign-in-frame.module.css';

interface Props extends Omit<SignInFormProps, 'otherWay'> {
  otherQuestion: string;
  otherLabel: string;
  otherPath: '/sign-in' | '/sign-up';
}

/** Signing in or up, with the way to the other one, which keeps the page that was asked for. */
export function SignInFrame({ otherQuestion, otherLabel, otherPath, ...form }: Props) {
  const { search } = useLocation();
  const other = withReturnPath(otherPath, returnPathOf(search, window.location.origin));
  return (
    <div className={styles.root}>
      <SignInForm
        {...form}
        otherWay={
          <>
            {otherQuestion} <RouteLink to={other}>{otherLabel}</RouteLink>
          </>
        }
      />
      <CrewArt className={styles.art} />
    </div>
  );
}
