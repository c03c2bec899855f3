-- Keeps the texts of a profile that searches and filters read. U+001F separates entries.
CREATE OR REPLACE FUNCTION fill_user_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.skill_text := searchable(skill_names(NEW.skills));
  NEW.search_text := searchable(concat_ws(chr(31), NEW.name, NEW.bio, skill_names(NEW.skills),
    concat_ws(' · ', nullif(NEW.branch, ''), nullif(NEW.academic_year, ''))));
  RETURN NEW;
END
$$;
