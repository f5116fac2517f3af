import { defineModule, get, patch } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { Switches, UpdateSwitches } from './office.schema'

/** *Ours*: the switches that hide the whole site from visitors. */
export const officeOptionApi = defineModule('/api/v1/cms/option/office', {
  /** The switches of the site and their values. */
  switches: get<typeof Empty, typeof Switches>('switches', { access: 'office:settings' }),
  /** Changes only what is sent. */
  update: patch<typeof UpdateSwitches, typeof Switches>('update', { access: 'office:settings', invalidates: ['site', 'options'] }),
})
