-- Keeps the folded texts of a profile that searches and filters read. U+001F separates entries.
CREATE OR REPLACE FUNCTION fill_user_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.skill_text := folded(skill_names(NEW.skills));
  NEW.search_text := folded(concat_ws(chr(31), NEW.name, NEW.bio, NEW.skill_text,
    concat_ws(' · ', nullif(NEW.branch, ''), nullif(NEW.academic_year, ''))));
  RETURN NEW;
END
$$;
