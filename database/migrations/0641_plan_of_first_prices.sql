-- Of one price or of a hundred thousand: its plan is not kept from the one for the other.
ALTER FUNCTION tell_priced() SET plan_cache_mode = 'force_custom_plan';
