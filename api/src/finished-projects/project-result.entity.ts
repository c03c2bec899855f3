import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What came of a completed project, as its owner tells it. It stays while the project has another status, and isn't shown then. */
@Entity('project_results')
export class ProjectResultEntity {
  @PrimaryColumn('uuid', { name: 'project_id' })
  projectId: string;

  @Column('text', { name: 'repository_url', nullable: true })
  repositoryUrl: string | null;

  @Column('text', { name: 'demo_url', nullable: true })
  demoUrl: string | null;

  @Column('text', { name: 'video_url', nullable: true })
  videoUrl: string | null;

  /** A place or prize. */
  @Column('text', { nullable: true })
  place: string | null;

  @Column('text', { nullable: true })
  words: string | null;
}
