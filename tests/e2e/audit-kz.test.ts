import { auditScreens } from './audit-screens.ts';

await auditScreens('kz', ['main', 'open', 'personal']);
