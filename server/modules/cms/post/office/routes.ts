import { newPostApi, officePostApi } from '@/lib/api/v1/cms/post/office'
import { newPostSchemas, officePostSchemas } from '@/lib/api/v1/cms/post/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { archive } from './archive'
import { changeSlug } from './change-slug'
import { create } from './create'
import { createTranslation } from './create-translation'
import { filter } from './filter'
import { get } from './get'
import { restore } from './restore'
import { unpublish } from './unpublish'
import { update } from './update'

const newPostHandlers = defineHandlers(newPostApi, newPostSchemas, { create })

const editedPostHandlers = defineHandlers(officePostApi, officePostSchemas, {
  filter,
  get,
  update,
  changeSlug,
  createTranslation,
  unpublish,
  archive,
  restore,
})

export const officePostHandlers = [...newPostHandlers, ...editedPostHandlers]
