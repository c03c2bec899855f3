export { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
export { type Mutation, useMutation } from './use-mutation.ts';
