-- The goods of a section in the order of their names: of a million the order alone was walked until enough of the section had come by.
CREATE INDEX product_office_section_name ON product_office (section_id, name_sort, product_id);
