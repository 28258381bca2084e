import { auditScreens } from './audit-screens.ts';

await auditScreens('kz', ['open', 'personal']);
