import { auditScreens } from './audit-screens.ts';

await auditScreens('ru', ['open']);
