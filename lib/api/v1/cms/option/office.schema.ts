import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty } from '@/lib/api/entities/common.schema'
import type { officeOptionApi } from './office'

/** `MaintenanceMode`: visitors get the maintenance page. `ComingSoon`: a public option, which says that the site is not open yet. */
export const Switches = z.object({ MaintenanceMode: z.boolean(), ComingSoon: z.boolean() })
export const UpdateSwitches = z.strictObject({ MaintenanceMode: z.boolean().optional(), ComingSoon: z.boolean().optional() })

export const officeOptionSchemas = {
  switches: { input: Empty, data: Switches },
  update: { input: UpdateSwitches, data: Switches },
} satisfies SchemasOf<typeof officeOptionApi>
