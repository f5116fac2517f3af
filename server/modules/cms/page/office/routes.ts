import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { officePageSchemas } from '@/lib/api/v1/cms/page/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { archive } from './archive'
import { changeSlug } from './change-slug'
import { create } from './create'
import { deletePage } from './delete'
import { filter } from './filter'
import { get } from './get'
import { linksTo } from './links-to'
import { restore } from './restore'
import { unpublish } from './unpublish'
import { update } from './update'

export const officePageHandlers = defineHandlers(officePageApi, officePageSchemas, {
  filter,
  get,
  create,
  update,
  changeSlug,
  linksTo,
  unpublish,
  archive,
  restore,
  delete: deletePage,
})
