// Slips in the scripts of the pages, and what a browser of the floor in package.json does not know. Names that nobody has
// declared are found by the check of types.
import { createRequire } from "node:module"

const compat = createRequire(process.argv[1])("eslint-plugin-compat")

export default [{
  files: ["site/**/*.js", "tests/scripts/*.mjs"],
  linterOptions: { reportUnusedDisableDirectives: "error" },
  rules: Object.fromEntries([
    "array-callback-return", "block-scoped-var", "constructor-super", "for-direction", "getter-return", "no-array-constructor",
    "no-async-promise-executor", "no-caller", "no-class-assign", "no-compare-neg-zero", "no-const-assign",
    "no-constant-binary-expression", "no-constant-condition", "no-constructor-return", "no-control-regex", "no-debugger",
    "no-delete-var", "no-dupe-args", "no-dupe-class-members", "no-dupe-else-if", "no-dupe-keys", "no-duplicate-case", "no-empty",
    "no-empty-character-class", "no-empty-pattern", "no-eval", "no-ex-assign", "no-extend-native", "no-extra-bind",
    "no-fallthrough", "no-func-assign", "no-global-assign", "no-implied-eval", "no-invalid-regexp", "no-irregular-whitespace",
    "no-loss-of-precision", "no-misleading-character-class", "no-new-func", "no-new-wrappers", "no-obj-calls",
    "no-prototype-builtins", "no-redeclare", "no-regex-spaces", "no-script-url", "no-self-assign", "no-self-compare",
    "no-setter-return", "no-shadow-restricted-names", "no-sparse-arrays", "no-this-before-super", "no-throw-literal",
    "no-unexpected-multiline", "no-unmodified-loop-condition", "no-unreachable", "no-unreachable-loop", "no-unsafe-finally",
    "no-unsafe-negation", "no-unsafe-optional-chaining", "no-unused-labels", "no-unused-private-class-members", "no-unused-vars",
    "no-useless-backreference", "no-useless-catch", "no-useless-escape", "no-useless-rename", "no-useless-return", "no-var",
    "object-shorthand", "prefer-const", "require-yield", "use-isnan", "valid-typeof",
  ].map(rule => [rule, "error"])),
}, {
  files: ["site/**/*.js"],
  languageOptions: { sourceType: "script", ecmaVersion: 2023 },
  plugins: { compat: compat.default ?? compat },
  rules: { "compat/compat": "error", "no-unused-vars": ["error", { argsIgnorePattern: "^_", caughtErrors: "all" }] },
}]
