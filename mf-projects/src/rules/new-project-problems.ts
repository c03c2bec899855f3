import { LIMITS } from '@crewdeck/contract';
import {
  deadlineProblem,
  descriptionProblem,
  listProblem,
  type Problem,
  teamSizeProblem,
  titleProblem,
} from './field-problems.ts';
import { createProjectPayload, type NewProjectDraft } from './new-project-draft.ts';

/** What is wrong with a draft, by the field that shows it. */
export interface NewProjectProblems {
  title?: Problem;
  description?: Problem;
  customTech?: Problem;
  customRole?: Problem;
  maxTeamSize?: Problem;
  deadline?: Problem;
  tags?: Problem;
}

export function newProjectProblems(draft: NewProjectDraft, now: Date): NewProjectProblems {
  const { techStack, rolesNeeded, tags } = createProjectPayload(draft);
  return {
    title: titleProblem(draft.title),
    description: descriptionProblem(draft.description),
    customTech: listProblem(techStack),
    customRole: listProblem(rolesNeeded, LIMITS.role),
    maxTeamSize: teamSizeProblem(draft.maxTeamSize),
    deadline: deadlineProblem(draft.deadline, now),
    tags: listProblem(tags),
  };
}
