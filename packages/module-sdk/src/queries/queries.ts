export { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
export { useMutation } from './use-mutation.ts';
