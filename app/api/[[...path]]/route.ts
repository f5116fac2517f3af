import { callApi } from '@/server/api/running-api'

export const dynamic = 'force-dynamic'

export { callApi as DELETE, callApi as GET, callApi as HEAD, callApi as OPTIONS, callApi as PATCH, callApi as POST, callApi as PUT }
