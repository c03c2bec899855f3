import { FEATURED_PROJECT_FIELDS, splitList } from '@crewdeck/contract';
import { IconButton, ListField, TextField, Trash2Icon } from '@crewdeck/ui-kit';
import type { Ref } from 'react';
import type { FeaturedProjectRow } from '../../rules/profile-form.ts';
import styles from './featured-project-row-fields.module.css';

interface FeaturedProjectRowFieldsProps {
  row: FeaturedProjectRow;
  position: number;
  titleRef: Ref<HTMLInputElement> | undefined;
  onRowChange: (row: FeaturedProjectRow) => void;
  onRemove: () => void;
}

/** Title, tech and link of one featured project. */
export function FeaturedProjectRowFields(props: FeaturedProjectRowFieldsProps) {
  const { row, position, titleRef, onRowChange, onRemove } = props;
  const name = `Project ${position + 1}`;
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{name}</legend>
      <IconButton label={`Remove ${name}`} size="sm" className={styles.remove} onClick={onRemove}>
        <Trash2Icon aria-hidden="true" />
      </IconButton>
      <TextField
        ref={titleRef}
        label="Title"
        value={row.title}
        onValueChange={(title) => onRowChange({ ...row, title })}
        maxLength={FEATURED_PROJECT_FIELDS.title.max}
      />
      <ListField
        label="Tech"
        placeholder="e.g. React, Node.js"
        entries={splitList(row.tech)}
        value={row.tech}
        onValueChange={(tech) => onRowChange({ ...row, tech })}
        maxLength={FEATURED_PROJECT_FIELDS.tech.max * FEATURED_PROJECT_FIELDS.tech.entries}
      />
      <TextField
        type="url"
        label="Link"
        placeholder="https://"
        value={row.link}
        onValueChange={(link) => onRowChange({ ...row, link })}
        maxLength={FEATURED_PROJECT_FIELDS.link.max}
        className={styles.link}
      />
    </fieldset>
  );
}
