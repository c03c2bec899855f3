import { NOTIFICATION_CHANNELS, type NOTIFICATION_TOPICS } from '@crewdeck/contract';
import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../users/user.entity.ts';

const PRIMARY_KEY = { primaryKeyConstraintName: 'notification_refusals_pk' };
const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** Somebody does not want to be told of a topic by mail, or by push. */
@Entity('notification_refusals')
@Check('notification_refusals_channel_known', `channel IN (${listed(NOTIFICATION_CHANNELS)})`)
export class NotificationRefusalEntity {
  @PrimaryColumn('uuid', { name: 'user_id', ...PRIMARY_KEY })
  @ForeignKey(() => UserEntity, { name: 'notification_refusals_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @PrimaryColumn('text', PRIMARY_KEY)
  channel: (typeof NOTIFICATION_CHANNELS)[number];

  @PrimaryColumn('text', PRIMARY_KEY)
  topic: (typeof NOTIFICATION_TOPICS)[number];
}
