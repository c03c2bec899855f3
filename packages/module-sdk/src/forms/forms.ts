export { useConfirmationMail } from './use-confirmation-mail.ts';
export { useForm } from './use-form.ts';
export { type KeptForm, useKeptForm } from './use-kept-form.ts';
export { type Question, type Step, type StepState, useStep } from './use-step.ts';
