-- Keeps the texts of a project that searches and filters read. U+001F separates entries.
CREATE OR REPLACE FUNCTION fill_project_filter_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.tech_text := searchable(array_to_string(NEW.tech_stack, chr(31)));
  NEW.tag_text := searchable(array_to_string(NEW.tags, chr(31)));
  NEW.search_text := searchable(concat_ws(chr(31), NEW.title, NEW.description));
  RETURN NEW;
END
$$;
