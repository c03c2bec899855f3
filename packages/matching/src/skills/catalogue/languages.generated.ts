/** From linguist-languages (see ATTRIBUTION.md), written by the spec of skills. */
export const LANGUAGES = `
ABAP
ActionScript = actionscript 3, actionscript3, as3
Ada = ada95, ada2005
Apex
AppleScript = apples, osascript
Assembly = asm
Astro
AutoHotkey = ahk
Ballerina
Blade
C
C# = csharp
C++ = cpp
CMake
COBOL
CSS
Cairo
Carbon
Clojure
CoffeeScript = coffee, coffee-script
ColdFusion = cfm, cfml
Common Lisp = lisp
Crystal
CUDA = Cuda
Cypher
Cython = pyrex
D = Dlang
Dart
EJS
Elixir
Elm
Emacs Lisp = elisp
Erlang
F# = fsharp
Forth
Fortran
GDScript
GLSL
Gherkin
Gleam
Go = golang
GraphQL
Groovy
HCL = HashiCorp Configuration Language
HLSL
HTML
Hack
Handlebars = hbs, htmlbars
Haskell
Haxe
Idris
JSON
Java
JSP = Java Server Pages, jsp
JavaScript = js
Jinja
Julia
Jupyter Notebook = IPython Notebook
Kotlin
LabVIEW
Lean
Less
Liquid
Lua
Luau
MATLAB
Makefile
Mermaid
Mojo
Move
Nextflow
Nim
Nix
OCaml
Objective-C = obj-c, objc, objectivec
Objective-C++ = obj-c++, objc++, objectivec++
OpenCL
OpenSCAD
PHP
PL/SQL = PLSQL
PL/pgSQL = PLpgSQL
Pascal
Perl
PostScript = postscr
PowerShell = posh, pwsh
Processing
Prolog
Protocol Buffers = Protocol Buffer, proto, protobuf, Protocol Buffers
Pug
PureScript
Python = py, py3, python3
Q# = qsharp
QML
R = Rscript
Racket
Raku = perl6, perl-6
ReScript
Regular Expressions = Regular Expression, regexp, regex
Rocq = Rocq Prover, coq, rocq
Ruby = rb
Rust = rs
SAS
SPARQL
SQL
SVG
Sass
Scala
Scheme
Shell = sh, shell-script
Smalltalk
Solidity
Standard ML = sml
Stata
Svelte
Swift
SystemVerilog
T-SQL = TSQL
Tcl
LaTeX = TeX, latex
Thrift
TypeScript = ts
Typst = typ
V = vlang
VBA = visual basic for applications
VBScript
VHDL
Vala
Verilog
Visual Basic .NET = visual basic, vbnet, vb .net, vb.net
Vue.js = Vue
Vyper
WGSL
WebAssembly = wasm
Wolfram Language = mathematica, wolfram, wolfram lang
XML
YAML = yml
Zig`;
