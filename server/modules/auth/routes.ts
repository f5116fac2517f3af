import { authApi, legacyAuthApi } from '@/lib/api/v1/auth'
import { authProofApi } from '@/lib/api/v1/auth-proof'
import { authProofSchemas, authSchemas, legacyAuthSchemas } from '@/lib/api/v1/auth.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { login } from './login'
import { logout } from './logout'
import { passkeyOptions } from './passkey-options'
import { passkeySignIn } from './passkey-sign-in'
import { prove } from './prove'
import { proveOptions } from './prove-options'
import { refresh } from './refresh'
import { user } from './user'
import { verifyFactor } from './verify-factor'

export const authHandlers = [
  ...defineHandlers(authApi, authSchemas, { login, refresh }),
  ...defineHandlers(authProofApi, authProofSchemas, { verifyFactor, passkeyOptions, passkeySignIn, proveOptions, prove }),
  ...defineHandlers(legacyAuthApi, legacyAuthSchemas, { login, logout, user }),
]
