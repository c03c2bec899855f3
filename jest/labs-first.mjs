import Sequencer from '@jest/test-sequencer';

/** Without times of earlier runs Jest begins with large files. Labs are small and take longest: one begun last would run alone. */
export default class LabsFirst extends Sequencer {
  sort(tests) {
    const isLab = ({ path }) => path.includes('.lab.spec.');
    const sorted = super.sort(tests);
    return [...sorted.filter(isLab), ...sorted.filter((test) => !isLab(test))];
  }
}
