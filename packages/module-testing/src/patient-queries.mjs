import { configure } from '@testing-library/react';

// A limit for what never comes, not a measure: CI machines are slow and shared.
configure({ asyncUtilTimeout: 5_000 });
