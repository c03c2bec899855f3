import { type NotificationSettings, paths, type SaveNotificationSettings } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function findNotificationSettings(http: Http): Promise<NotificationSettings> {
  return http.get(paths.accountNotifications());
}

export function saveNotificationSettings(
  http: Http,
  settings: SaveNotificationSettings,
): Promise<NotificationSettings> {
  return http.put(paths.accountNotifications(), settings);
}
