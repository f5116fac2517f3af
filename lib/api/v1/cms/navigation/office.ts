import { defineModule, get, put } from '@/lib/api/endpoint'
import type { GetMenu, Menu, SaveMenu } from './office.schema'

/** *Ours*: the menus of the site, each saved as a whole. */
export const officeNavigationApi = defineModule('/api/v1/cms/navigation/office', {
  /** A menu as it is stored, with its version and the titles of the records that it names. */
  get: get<typeof GetMenu, typeof Menu>('get/{menu}', { access: 'office:content' }),
  /** Replaces a menu; 409 STALE_VERSION when somebody has saved it meanwhile. */
  save: put<typeof SaveMenu, typeof Menu>('save/{menu}', { access: 'office:content', invalidates: ['navigation'] }),
})
