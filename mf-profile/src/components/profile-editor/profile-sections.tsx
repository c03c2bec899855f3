import { Disclosure } from '@crewdeck/ui-kit';
import type { FormPart } from '../../hooks/use-profile-form.ts';
import { AcademicInformation } from './academic-information.tsx';
import { BasicInformation } from './basic-information.tsx';
import { FeaturedProjectFields } from './featured-project-fields.tsx';
import { InterestFields } from './interest-fields.tsx';
import { InvitePause } from './invite-pause.tsx';
import styles from './profile-sections.module.css';
import { RoleFields } from './role-fields.tsx';
import { SkillFields } from './skill-fields.tsx';
import { SocialLinkFields } from './social-link-fields.tsx';
import { TimeFields } from './time-fields.tsx';

interface ProfileSectionsProps extends FormPart {
  isUpdate: boolean;
  isNameRequired: boolean;
}

/** The sections of the editor in one order (spec 2). A first profile asks for name, skills and roles; the rest is folded. */
export function ProfileSections({ isUpdate, isNameRequired, ...part }: ProfileSectionsProps) {
  if (!isUpdate) {
    return (
      <>
        <BasicInformation {...part} isNameRequired={isNameRequired} />
        <SkillFields {...part} />
        <RoleFields {...part} />
        <Disclosure
          className={styles.later}
          summary="Add the rest when you're free: your year, free evenings and links help the right team find you."
        >
          <AcademicInformation {...part} />
          <InterestFields {...part} />
          <TimeFields {...part} />
          <SocialLinkFields {...part} />
          <FeaturedProjectFields {...part} />
          <InvitePause {...part} />
        </Disclosure>
      </>
    );
  }
  return (
    <>
      <BasicInformation {...part} isNameRequired={isNameRequired} />
      <AcademicInformation {...part} />
      <SkillFields {...part} />
      <InterestFields {...part} />
      <RoleFields {...part} />
      <TimeFields {...part} />
      <SocialLinkFields {...part} />
      <FeaturedProjectFields {...part} />
      <InvitePause {...part} />
    </>
  );
}
