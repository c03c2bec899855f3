/** Languages that people name as a skill of theirs, as linguist spells them; behind `>` how they are known here. */
export const CHOSEN_LANGUAGES = `
ABAP, ActionScript, Ada, Apex, AppleScript, Assembly, Astro, AutoHotkey, Ballerina, Blade, C, C#, C++, CMake, COBOL, CSS, Cairo,
Carbon, Clojure, CoffeeScript, ColdFusion, Common Lisp, Crystal, Cuda > CUDA, Cypher, Cython, D, Dart, EJS, Elixir, Elm,
Emacs Lisp, Erlang, F#, Forth, Fortran, GDScript, GLSL, Gherkin, Gleam, Go, GraphQL, Groovy, HCL, HLSL, HTML, Hack, Handlebars,
Haskell, Haxe, Idris, JSON, Java, Java Server Pages > JSP, JavaScript, Jinja, Julia, Jupyter Notebook, Kotlin, LabVIEW, Lean,
Less, Liquid, Lua, Luau, MATLAB, Makefile, Mermaid, Mojo, Move, Nextflow, Nim, Nix, OCaml, Objective-C, Objective-C++, OpenCL,
OpenSCAD, PHP, PLSQL > PL/SQL, PLpgSQL > PL/pgSQL, Pascal, Perl, PostScript, PowerShell, Processing, Prolog,
Protocol Buffer > Protocol Buffers, Pug, PureScript, Python, Q#, QML, R, Racket, Raku, ReScript,
Regular Expression > Regular Expressions, Rocq Prover > Rocq, Ruby, Rust, SAS, SPARQL, SQL, SVG, Sass, Scala, Scheme, Shell,
Smalltalk, Solidity, Standard ML, Stata, Svelte, Swift, SystemVerilog, TSQL > T-SQL, Tcl, TeX > LaTeX, Thrift, TypeScript, Typst,
V, VBA, VBScript, VHDL, Vala, Verilog, Visual Basic .NET, Vue > Vue.js, Vyper, WGSL, WebAssembly, Wolfram Language, XML, YAML, Zig`;

/** What linguist reads as such a language, and people mean as something else: a tool, a dialect, a kind of file. */
export const OTHER_THINGS = `
bash, bsdmake, cake, cakescript, coldfusion html, cperl, cucumber, delphi, django, eask, cask, emacs, envrc, geojson, html+django, html+jinja,
htmldjango, inc, jruby, jsonl, less-css, macruby, make, mermaid example, mf, mma, nasm, nixos, node, nvim, objectpascal, octave, opentofu, rake, rbx, rss,
rusthon, sarif, sdc, splus, squeak, terraform, topojson, vim, wast, wl, wsdl, xdc, xhtml, xsd, zsh`;
