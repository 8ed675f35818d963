# Vitrine's verbs. `make run` and `make test` need git, make and Swift; they install the rest.
#
#   make run            build, then open the preview window (without a display: a private one)
#   make test           every test under a private X server; the same bytes from every build
#   make check          formatting, dead goldens, and a release build
#   make format         rewrite the sources in the house's format
#   make bless          re-record the golden pictures that failed, and list them
#   make registration   write anew the code that makes the gallery's designables known
#   make dead-snapshots list golden pictures that no test names
#   make fuzz SEED=n    the fuzz tests at full size
#   make test-exact     coverage, gradients and compositing against references, damage against
#                       repaints: 10,000 cases of each
#   make matrix         the window on every kind of X server: Xvfb, Xephyr, openbox
#   make reloads        500 saves in one window: neither memory nor descriptors grow
#   make tables         generate anew the tables of the framework's classes and delegates
#   make symbols        generate anew the table of symbols from the SVG files in Resources/Symbols
#   make manual         write the commands and options in the manual page from the program's help
#   make docs           DocC archives of the rooms that have a catalog, in .build/documentation
#   make order          find anew which functions the linker places together
#   make bench          measure, beside cairo; with PEERS=all beside pixman, Qt and AGG too, with
#                       BLEND2D=folder (where it was installed; Debian has none) beside that one;
#                       WORD=projects: saves in modules of 20, 100 and 200 files alone (BENCH_FILES,
#                       BENCH_SAVES)
#   make asan tsan      the tests under the address and the thread sanitizer
#   make install        PREFIX (/usr/local), DESTDIR: the program, its desktop entry, icons, manual
#   make uninstall      page and completions, and away with them
#   make clean          remove what was built

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.PHONY: docs registration order reloads matrix install uninstall run test test-exact check format bless dead-snapshots fuzz \
  bench peers blend2d asan tsan clean build packages

# What a fresh Debian machine lacks, for building, running and testing.
PACKAGES := libx11-dev libxext-dev libxi-dev libxtst-dev libxpresent-dev libxrandr-dev \
  libfreetype-dev libharfbuzz-dev libfontconfig-dev libpng-dev zlib1g-dev libgif-dev libturbojpeg0-dev \
  libwebp-dev libheif-dev librsvg2-2 libseccomp-dev \
  libcmark-gfm-dev libcmark-gfm-extensions-dev libcairo2-dev pkg-config fonts-inter fonts-droid-fallback \
  fonts-noto-color-emoji \
  python3 xvfb xauth x11-utils x11-xserver-utils xdotool xtrace desktop-file-utils binutils \
  dbus-daemon at-spi2-core libglib2.0-bin

# What `make bench PEERS=all` measures beside.
ifeq ($(PEERS),all)
PACKAGES += g++ libpixman-1-dev qtbase5-dev libagg-dev
endif
ifneq ($(BLEND2D),)
PACKAGES += g++
endif

SWIFT := swift
# A released program looks for no libraries of its own beside itself: it has none, and to look for each of
# the system's there takes a thirtieth of a start.
BUILD_RELEASE := $(SWIFT) build -c release --disable-local-rpath
# The program, and those that it starts for a user's sources.
PROGRAMS := vitrine vitrine-agent vitrine-reader vitrine-supervisor
XVFB := xvfb-run --auto-servernum --server-args="-screen 0 1280x1024x24 -noreset"
# $(call tests,OPTIONS): runs tests under a private X server; what failed is said again at the end,
# after the thousand lines of what did not.
define tests
$(XVFB) $(SWIFT) test --skip-build $(1) 2>&1 | tee .build/tests.log || { \
  grep -aE -A 2 '✘|recorded an issue|[Ff]atal error|signal code' .build/tests.log | tail -n 40; exit 1; }
endef

run: packages
	@for name in $(PROGRAMS); do $(BUILD_RELEASE) --product $$name; done
	@bin=$$($(SWIFT) build -c release --show-bin-path)/vitrine; \
	if [ -n "$${DISPLAY:-}" ]; then exec "$$bin"; else exec .ci/headless-run "$$bin"; fi

build: packages
	$(SWIFT) build

test: packages
	$(SWIFT) build --build-tests
	$(call tests)
	GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-FMA $(call tests,--filter 'Golden|Picture|Checksum')
	GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX512BW $(call tests,--filter Checksum)
	$(BUILD_RELEASE) --product vitrine
	.ci/same-bytes $$($(SWIFT) build --show-bin-path)/vitrine \
	  $$($(SWIFT) build -c release --show-bin-path)/vitrine
	$(BUILD_RELEASE) --product frame-probe
	.ci/steady-frames $$($(SWIFT) build -c release --show-bin-path)/frame-probe

check: packages
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	$(BUILD_RELEASE)
	@dead=$$($(MAKE) --silent dead-snapshots); \
	if [ -n "$$dead" ]; then echo "No test names these pictures:"; echo "$$dead"; exit 1; fi
	@nm $(RELEASED) 2>/dev/null | cut -d ' ' -f 3 | sort -u | comm -12 - <(sort -u $(ORDER)) | wc -l \
	  | { read -r known; test $$((known * 4)) -ge $$(($$(wc -l <$(ORDER)) * 3)) \
	  || { echo "Many functions have other names than in $(ORDER): run make order."; exit 1; }; }

# Re-records the golden pictures that fail and lists them; then look at each of them.
bless: packages
	@$(SWIFT) build --build-tests
	@VITRINE_GOLDENS=failed $(XVFB) $(SWIFT) test --skip-build 2>&1 \
	  | sed -n 's|^blessed .*/Tests/|Tests/|p' | sort -u || true

# The reader writes it; a test compares.
registration: packages
	$(SWIFT) build --build-tests
	VITRINE_REGISTRATION=write $(SWIFT) test --skip-build --filter DesignablesRegistrationTests

dead-snapshots:
	@$(SWIFT) build --build-tests >&2
	@$(SWIFT) test --skip-build --filter GoldenCensusTests 2>/dev/null \
	  | sed -n 's|^dead .*/Tests/|Tests/|p' || true

fuzz:
	FUZZ_SEED=$(or $(SEED),1) FUZZ_SCALE=$(or $(SCALE),20) $(XVFB) $(SWIFT) test --filter Fuzz

# The reader's and the builder's tables of the framework's public declarations, from the sources. A test
# fails where they differ.
.PHONY: tables
tables: packages
	VITRINE_TABLES=write $(SWIFT) test --filter 'generated tables agree'

# The table of symbols, from `Resources/Symbols`. A test fails where they differ.
.PHONY: symbols
symbols: packages
	VITRINE_SYMBOLS=write $(SWIFT) test --filter 'table of symbols agrees'

# The manual page's synopsis, commands and options. A test fails where they differ from the program's help.
.PHONY: manual
manual: packages
	VITRINE_MANUAL=write $(SWIFT) test --filter "manual page agrees"

# Times 1000: what `make test` has ten cases of gets 10,000. Times 20: 500 edits of a scene are 10,000.
test-exact: packages
	FUZZ_SEED=$(or $(SEED),1) FUZZ_SCALE=$(or $(SCALE),1000) \
	  $(SWIFT) test -c release --filter 'Exactness'
	FUZZ_SEED=$(or $(SEED),1) FUZZ_SCALE=20 \
	  $(SWIFT) test -c release --skip-build --filter 'StageTests.DamageTests'

# The window on three kinds of servers, four depths and three scales, with shared memory and without.
matrix: PACKAGES += xserver-xephyr openbox
matrix: packages
	$(SWIFT) build --build-tests
	VITRINE_MATRIX=1 $(SWIFT) test --skip-build \
	  --filter 'MatrixTests|RealDesktopTests'

# What the window runs, found by running it on a quiet machine, where it makes all its frames; then the
# program is linked in that order.
ORDER := Resources/Linking/vitrine.order
RELEASED = $$($(SWIFT) build -c release --show-bin-path)/vitrine
order: PACKAGES += valgrind
order: packages
	$(BUILD_RELEASE) --product vitrine
	$(XVFB) .ci/link-order $(RELEASED) >.build/vitrine.order
	mv .build/vitrine.order $(ORDER)
	rm $(RELEASED)
	$(BUILD_RELEASE) --product vitrine

# With the toolchain's own docc. It resolves no names of other rooms: each archive stands alone. Members that
# the compiler synthesizes for a type's protocols are left out, for they are Foundation's.
DOCS := .build/documentation
docs: packages
	$(SWIFT) build
	@modules=$$($(SWIFT) build --show-bin-path); \
	maps=$$(for map in Sources/C*/module.modulemap "$$modules"/C*.build/module.modulemap; do \
	  echo "-Xcc -fmodule-map-file=$$map"; done; pkg-config --cflags-only-I freetype2 | sed 's/-I/-Xcc -I/g'); \
	for catalog in Sources/*/*.docc; do \
	  room=$$(basename "$$catalog" .docc); symbols="$(DOCS)/symbols/$$room"; \
	  rm -rf "$$symbols"; mkdir -p "$$symbols"; \
	  $(SWIFT) symbolgraph-extract -module-name "$$room" -target "$$(uname -m)-unknown-linux-gnu" \
	    -I "$$modules/Modules" $$maps -minimum-access-level package -skip-synthesized-members \
	    -skip-inherited-docs -output-dir "$$symbols"; \
	  rm -f "$$symbols"/*@*; \
	  docc convert "$$catalog" --additional-symbol-graph-dir "$$symbols" --fallback-display-name "$$room" \
	    --fallback-bundle-identifier "vitrine.$$room" --output-path "$(DOCS)/$$room.doccarchive"; \
	  echo "$(DOCS)/$$room.doccarchive"; \
	done

reloads: packages
	$(SWIFT) build --build-tests
	VITRINE_RELOADS=500 $(XVFB) $(SWIFT) test --skip-build --filter 'reloads take neither'

# Where the program goes; DESTDIR stands before it, for those who make packages.
PREFIX := /usr/local
DESTDIR :=
# The folder with the program, where it is built already.
BUILT :=
into = $(DESTDIR)$(PREFIX)
icons := $(patsubst Resources/Window/vitrine-%.png,%,$(wildcard Resources/Window/vitrine-*.png))

# What a user's sources are compiled with: the modules, and the C rooms below them.
MODULES := AVFoundation Accessibility Combine Compression CoreGraphics CoreImage CoreText FoundationAdditions \
  ImageCoding ImageIO Inspection InterfaceDocuments LayoutSolver MediaTime Messages OSLog ObjCRuntime PropertyForms \
  QuartzCore Rasterizer Stage Typesetting UIKit UniformTypeIdentifiers VitrineTesting WebKit Windowing simd
C_ROOMS := CFontconfig CFreeType CGIF CHEIF CHarfBuzz CICU CJPEG CMark CPNG CRSVG CStdio CWebP CZlib
library = $(into)/lib/vitrine
# The modules that other packages import, each a product of the installed package.
PRODUCTS := AVFoundation Accessibility Combine Compression CoreGraphics CoreImage CoreText ImageIO ObjCRuntime \
  OSLog QuartzCore UIKit UniformTypeIdentifiers VitrineTesting WebKit simd

# The program holds Swift's libraries. What it starts for a user's sources needs a compiler anyway, and
# shares that one's.
install:
	$(if $(BUILT),,$(MAKE) --no-print-directory packages && for name in $(PROGRAMS); do \
	  $(BUILD_RELEASE) --product $$name; done && $(BUILD_RELEASE) --product VitrineTesting)
	@built="$(or $(BUILT),$$($(SWIFT) build -c release --show-bin-path))"; \
	install -D -s -m 755 "$$built/vitrine" "$(library)/vitrine"; \
	install -s -m 755 "$$built"/vitrine-{agent,reader,supervisor} "$(library)/"; \
	cp -R --no-preserve=ownership "$$built"/vitrine_{Preview,Designables}.resources "$(library)/"; \
	for name in $(MODULES); do \
	  install -D -m 644 "$$built/Modules/$$name.swiftmodule" "$(library)/Modules/$$name.swiftmodule"; \
	done; \
	for room in $(C_ROOMS); do \
	  install -D -m 644 -t "$(library)/ModuleMaps/$$room" Sources/$$room/{module.modulemap,*.h}; \
	done; \
	install -D -m 644 -t "$(library)/ModuleMaps/CPixelKernels" Sources/CPixelKernels/include/*.h; \
	echo 'module CPixelKernels { umbrella header "CPixelKernels.h" export * }' \
	  >"$(library)/ModuleMaps/CPixelKernels/module.modulemap"; \
	for name in _Testing_CoreGraphics _Testing_CoreImage _Testing_UIKit; do \
	  install -D -m 644 "$$built/Modules/$$name.swiftmodule" "$(library)/Modules/$$name.swiftmodule"; \
	done; \
	.ci/shared-library "$$built" "$(library)" "$(PREFIX)/lib/vitrine" \
	  $(MODULES) CPixelKernels _Testing_CoreGraphics _Testing_CoreImage _Testing_UIKit; \
	.ci/installed-package "$(library)/Package/vitrine" $(PRODUCTS); \
	.ci/package-description "$(PREFIX)" | install -D -m 644 /dev/stdin "$(into)/lib/pkgconfig/vitrine.pc"; \
	mkdir -p "$(into)/bin"; \
	ln -sf ../lib/vitrine/vitrine "$(into)/bin/vitrine"; \
	complete() { mkdir -p "$$(dirname "$$2")"; \
	  "$$built/vitrine" --generate-completion-script "$$1" >"$$2"; }; \
	complete bash "$(into)/share/bash-completion/completions/vitrine"; \
	complete zsh "$(into)/share/zsh/site-functions/_vitrine"; \
	complete fish "$(into)/share/fish/vendor_completions.d/vitrine.fish"
	install -D -m 644 Resources/Desktop/vitrine.desktop "$(into)/share/applications/vitrine.desktop"
	install -D -m 644 Resources/Desktop/vitrine.1 "$(into)/share/man/man1/vitrine.1"
	@for side in $(icons); do install -D -m 644 Resources/Window/vitrine-$$side.png \
	  "$(into)/share/icons/hicolor/$${side}x$$side/apps/vitrine.png"; done

uninstall:
	rm -rf "$(into)/lib/vitrine"
	cd "$(into)" && rm -f bin/vitrine share/applications/vitrine.desktop share/man/man1/vitrine.1 \
	  share/bash-completion/completions/vitrine share/zsh/site-functions/_vitrine \
	  share/fish/vendor_completions.d/vitrine.fish lib/pkgconfig/vitrine.pc
	@for side in $(icons); do \
	  rm -f "$(into)/share/icons/hicolor/$${side}x$$side/apps/vitrine.png"; done

# Ours and the peers' in one process, in turn; then whole processes under a private X server, on
# whose screen two full frames stand side by side.
bench: packages $(if $(filter all,$(PEERS)),peers) $(if $(BLEND2D),blend2d)
	@for name in $(PROGRAMS); do $(BUILD_RELEASE) --product $$name; done
	$(BUILD_RELEASE) --product vitrine-bench
	BENCH_PEERS=$(if $(filter all,$(PEERS))$(BLEND2D),.build/peers) \
	  xvfb-run --auto-servernum --server-args="-screen 0 3840x1080x24 -noreset" \
	  $$($(SWIFT) build -c release --show-bin-path)/vitrine-bench $(WORD)

# Renderers that the benchmark opens as libraries: nothing else of the house knows them.
peers: packages
	mkdir -p .build/peers
	cc -O3 -march=native -shared -fPIC -o .build/peers/pixman.so Tests/Peers/pixman.c \
	  $$(pkg-config --cflags --libs pixman-1)
	c++ -O3 -march=native -shared -fPIC -o .build/peers/qt.so Tests/Peers/qt.cpp \
	  $$(pkg-config --cflags --libs Qt5Widgets)
	c++ -O3 -march=native -shared -fPIC -o .build/peers/agg.so Tests/Peers/agg.cpp \
	  $$(pkg-config --cflags libagg freetype2) -lagg_pic $$(pkg-config --libs freetype2)

blend2d: packages
	mkdir -p .build/peers
	c++ -std=c++17 -O3 -march=native -shared -fPIC -o .build/peers/blend2d.so Tests/Peers/blend2d.cpp \
	  -I$(BLEND2D)/include -L$(BLEND2D)/lib -Wl,-rpath,$(abspath $(BLEND2D))/lib -lblend2d

# Leaks are not asked for: Fontconfig keeps what it knows until the process ends. Illegal
# instructions and traps are how Swift stops: the program tells those of a user's code itself. What the
# sanitizers keep for themselves lies beyond any bound of the memory.
asan tsan: packages
	VITRINE_MEMORY=1000000000 ASAN_OPTIONS=detect_leaks=0:handle_sigill=0:handle_sigtrap=0 TSAN_OPTIONS=suppressions=$(CURDIR)/.ci/tsan-suppressions \
	  $(XVFB) $(SWIFT) test --scratch-path .build/$@ --sanitize=$(if $(filter asan,$@),address,thread)

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

clean:
	rm -rf .build

# As root, else through sudo, else the list and exit status 69 (service unavailable).
packages:
	@missing=(); for name in $(PACKAGES); do \
	  dpkg-query -W -f '$${Status}' "$$name" 2>/dev/null | grep -q 'install ok installed' \
	    || missing+=("$$name"); done; \
	if [ $${#missing[@]} -eq 0 ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ]; then root=; elif sudo -n true 2>/dev/null; then root=sudo; else \
	  echo "vitrine: these Debian packages are missing: $${missing[*]}" >&2; exit 69; fi; \
	echo "Installing $${missing[*]}" >&2; \
	$$root apt-get update -qq; \
	$$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
	  "$${missing[@]}" >/dev/null
