import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'isPublic';

/** Visitors may call this route too. A token may come along; a bad one is still refused. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
