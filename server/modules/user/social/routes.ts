import { socialApi } from '@/lib/api/v1/user/social'
import { socialSchemas } from '@/lib/api/v1/user/social.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { oauth } from './oauth'
import { providers } from './providers'
import { redirectLogin } from './redirect-login'

export const socialHandlers = defineHandlers(socialApi, socialSchemas, { providers, redirectLogin, oauth })
