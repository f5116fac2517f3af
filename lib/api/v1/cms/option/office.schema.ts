import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id } from '@/lib/api/entities/common.schema'
import type { officeOptionApi } from './office'

/** `MaintenanceMode`: visitors get the maintenance page. `ComingSoon`: they get the coming-soon page, `ComingSoonPage` by its id or, with null, a plain one. */
export const Switches = z.object({ MaintenanceMode: z.boolean(), ComingSoon: z.boolean(), ComingSoonPage: z.number().nullable() })
export const UpdateSwitches = z.strictObject({
  MaintenanceMode: z.boolean().optional(),
  ComingSoon: z.boolean().optional(),
  ComingSoonPage: Id.nullable().optional(),
})

export const officeOptionSchemas = {
  switches: { input: Empty, data: Switches },
  update: { input: UpdateSwitches, data: Switches },
} satisfies SchemasOf<typeof officeOptionApi>
