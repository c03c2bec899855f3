import { type NotificationSettings, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function findNotificationSettings(http: Http): Promise<NotificationSettings> {
  return http.get(paths.accountNotifications());
}
