-- Keeps the folded texts of a project that searches and filters read. U+001F separates entries.
CREATE OR REPLACE FUNCTION fill_project_filter_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.tech_text := folded(array_to_string(NEW.tech_stack, chr(31)));
  NEW.tag_text := folded(array_to_string(NEW.tags, chr(31)));
  NEW.search_text := folded(concat_ws(chr(31), NEW.title, NEW.description));
  RETURN NEW;
END
$$;
