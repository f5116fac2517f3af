import { socialGettersApi } from '@/lib/api/v1/cms/social-getters'
import { socialGettersSchemas } from '@/lib/api/v1/cms/social-getters.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { getIgByHashtags } from './get-ig-by-hashtags'

export const socialGettersHandlers = defineHandlers(socialGettersApi, socialGettersSchemas, { getIgByHashtags })
