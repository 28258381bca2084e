/** What is longer is cut: nobody types so much, but many paste. Apart from the schemas, so that fields may know it too. */
export const MAX_QUERY_LENGTH = 200;
