// What goes over HTTP, as types that scripts/api_types.py writes from the server's OpenAPI.
export type * from '../generated/api';
