import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const MOST_REMEMBERED = 50_000;

/** Profile ids by identity uid. A profile is never deleted or handed over, so a known pair is remembered for good. */
@Injectable()
export class ProfileIds {
  private readonly known = new Map<string, string>();

  constructor(private readonly database: DataSource) {}

  async find(uid: string): Promise<string | null> {
    const remembered = this.known.get(uid);
    if (remembered) return remembered;
    const [row] = await this.database.query<{ id: string }[]>('SELECT id FROM users WHERE firebase_uid = $1', [uid]);
    if (!row) return null;
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    this.known.set(uid, row.id);
    return row.id;
  }
}
