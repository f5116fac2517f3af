import { userApi } from '@/lib/api/v1/user'
import { userSchemas } from '@/lib/api/v1/user.schema'
import { passwordApi } from '@/lib/api/v1/user/password'
import { passwordSchemas } from '@/lib/api/v1/user/password.schema'
import { webUserApi } from '@/lib/api/v1/user/web'
import { webUserSchemas } from '@/lib/api/v1/user/web.schema'
import { sessionApi } from '@/lib/api/v1/user/web/session'
import { sessionSchemas } from '@/lib/api/v1/user/web/session.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { forgot } from './password/forgot'
import { reset } from './password/reset'
import { set } from './password/set'
import { profile as officeProfile } from './profile'
import { profile } from './web/profile'
import { register } from './web/register'
import { resendVerification } from './web/resend-verification'
import { filter as filterSessions } from './web/session/filter'
import { revoke } from './web/session/revoke'
import { revokeOthers } from './web/session/revoke-others'
import { update } from './web/update'
import { verify } from './web/verify'

/** People and their accounts. Guests belong to their carts and have routes of their own. */
export const userHandlers = [
  ...defineHandlers(webUserApi, webUserSchemas, { profile, register, verify, resendVerification, update }),
  ...defineHandlers(passwordApi, passwordSchemas, { reset, forgot, set }),
  ...defineHandlers(sessionApi, sessionSchemas, { filter: filterSessions, revoke, revokeOthers }),
  ...defineHandlers(userApi, userSchemas, { profile: officeProfile }),
]
