/// <reference types="vite/client" />

/** A rules page, rendered by `plugins/rules-markdown.ts`. */
declare module "*.md" {
  const page: import("../plugins/rules-markdown").Page;
  export default page;
}
