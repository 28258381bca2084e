-- Staff settle what companies ask for on the page for business: the log tells what became of it, not who asked.
SELECT log_rows_of('business_requests', ARRAY['name', 'phone', 'email', 'comment']);
